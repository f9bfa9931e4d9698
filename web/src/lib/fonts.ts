// The display family of each game, loaded when one comes to its table.
const FAMILIES: Record<string, () => Promise<unknown>> = {
  bang: () => import("@fontsource-variable/bitter"),
  kittens: () => import("@fontsource-variable/rubik"),
  targi: () => import("@fontsource-variable/el-messiri"),
  intrigo: () => import("@fontsource-variable/playfair-display"),
};

export function loadFamily(game: string): void {
  void FAMILIES[game]?.();
}
