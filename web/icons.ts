// A plug-in of the build: `virtual:icons/<set>` holds the drawings of just those icons that icons.json names for the set,
// and `virtual:icons/<game>/<set>` those that icons.json in the folder of a game does.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAME = "virtual:icons/";

interface Package {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** `shared` is the list of all pages, `games` the folder of the games. */
export function icons(shared: URL, games: URL): Plugin {
  return {
    name: "igroteka-icons",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = JSON.parse(readFileSync(file, "utf8")) as Package;
      const [set = "", game = ""] = id.slice(NAME.length + 1).split("/").reverse();
      const list = game ? new URL(`${game}/icons.json`, games) : shared;
      const sets = JSON.parse(readFileSync(list, "utf8")) as Record<string, Record<string, string>>;
      if (!sets[set]) throw new Error(`no icons ${id.slice(1)}`);
      const wanted = Object.entries(sets[set]);
      const found = wanted.map(([name, icon]) => {
        const drawn = all.icons[icon] ?? all.icons[all.aliases?.[icon]?.parent ?? ""];
        if (!drawn) throw new Error(`no icon ${icon}`);
        return [name, drawn.body.replaceAll('fill="currentColor"', "")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
