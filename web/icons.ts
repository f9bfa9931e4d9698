// A plug-in of the build: `virtual:icons/<set>` holds the drawings of just those icons that icons.json names for the set.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAME = "virtual:icons/";

interface Package {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(list: URL): Plugin {
  return {
    name: "igroteka-icons",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = JSON.parse(readFileSync(file, "utf8")) as Package;
      const sets = JSON.parse(readFileSync(list, "utf8")) as Record<string, Record<string, string>>;
      const wanted = Object.entries(sets[id.slice(NAME.length + 1)] ?? {});
      const found = wanted.map(([name, icon]) => {
        const drawn = all.icons[icon] ?? all.icons[all.aliases?.[icon]?.parent ?? ""];
        if (!drawn) throw new Error(`no icon ${icon}`);
        return [name, drawn.body.replaceAll('fill="currentColor"', "")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
