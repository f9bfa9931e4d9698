/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons/*" {
  /** Icon name to SVG content, for a view box of 512 by 512. */
  const drawings: Record<string, string>;
  export default drawings;
}
