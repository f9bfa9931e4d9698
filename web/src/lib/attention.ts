// What tells a player outside the page that it is their turn: the icon of the tab, and the badge of an installed app.

const ICONS = { turn: "./icon-turn.svg", rest: "./icon.svg" };

/** Show a dot on the icon of the tab, or none. */
export function markIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? ICONS.turn : ICONS.rest;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** Show at how many tables it is the player's turn, where the system has such a badge. */
export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
