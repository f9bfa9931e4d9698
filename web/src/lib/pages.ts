/** The pages that header and footer link to; their names are the texts `web-nav-<page>`. */
export const PAGES = ["learn", "puzzles", "tournaments", "rules", "games", "statistics", "about"] as const;
