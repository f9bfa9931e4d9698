/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons/*" {
  /** The drawings of a set of icons by our own names, for a view box of 512 by 512. */
  const drawings: Record<string, string>;
  export default drawings;
}
