// The consequence of the last play if nobody stops it, as text.
import { app, t } from "../../lib/app.svelte";
import type { View } from "../../lib/types";
import { fluentArguments, type Names } from "../../lib/wording";
import type { KittensBoard } from "./board";

const OF = "kittens-card-";

export function consequenceText(view: View<KittensBoard>, names: Names): string {
  const played = view.board.stack.at(-1);
  if (!played) return t("kittens-web-then-draw");
  if (played.stopped) return t("kittens-web-stopped");
  const first = played.cards[0] ?? "";
  const kind = played.turns ? "attack" : played.kind === "card" ? first.split(".")[0] : played.kind;
  const id = `kittens-web-then-${kind}`;
  if (!app.texts?.has(id)) return "";
  const given = {
    player: { seat: played.player },
    target: { seat: played.turns ? played.hits : played.target },
    count: played.turns,
    title: { word: played.title || first, of: OF },
    wish: { word: played.wish || first, of: OF },
  };
  return app.texts.format(id, fluentArguments(app.texts, given, names));
}
