// What a screen reader is told about a page: the accessibility tree that the browser itself makes of it.
import type { CDPSession, Page } from "playwright-core";

/** A thing as it is read out. */
export interface SpokenNode {
  role: string;
  name: string;
  /** It can be pressed or moved now. */
  enabled: boolean;
  pressed: boolean;
  /** It only shows or hides something. */
  discloses: boolean;
  /** It is read out at once when it changes. */
  interrupts: boolean;
  /** What it is in, from outside to inside. */
  inside: SpokenNode[];
}

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

const SILENT = new Set(["InlineTextBox", "none"]);

export class ScreenReader {
  private session: Promise<CDPSession> | null = null;

  constructor(private readonly page: Page) {}

  /** Everything that is read out, parents before what is in them. */
  async read(): Promise<SpokenNode[]> {
    const session = await (this.session ??= this.page.context().newCDPSession(this.page));
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
    const axNodes = new Map(nodes.map((node) => [node.nodeId, node]));
    const spoken = new Map<string, SpokenNode>();
    const speak = (node: AxNode): SpokenNode => {
      const known = spoken.get(node.nodeId);
      if (known) return known;
      const parent = axNodes.get(node.parentId ?? "");
      const made = toSpoken(node, parent ? pathTo(speak(parent), parent.ignored) : []);
      spoken.set(node.nodeId, made);
      return made;
    };
    return nodes.filter((node) => !node.ignored && !SILENT.has(node.role?.value ?? "")).map(speak);
  }
}

/** Whoever is in this node is in these; what is ignored is not read out, but what is in it may be. */
function pathTo(node: SpokenNode, ignored: boolean): SpokenNode[] {
  return ignored ? node.inside : [...node.inside, node];
}

function toSpoken(node: AxNode, inside: SpokenNode[]): SpokenNode {
  const properties = new Map((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const isSet = (name: string) => ![undefined, false, "false"].includes(properties.get(name) as string | boolean | undefined);
  return {
    role: node.role?.value ?? "",
    name: node.name?.value.trim() ?? "",
    enabled: !isSet("disabled"),
    pressed: isSet("pressed"),
    discloses: properties.has("expanded") || isSet("hasPopup"),
    interrupts: properties.get("live") === "assertive",
    inside,
  };
}

/** The texts that interrupt whatever else is being read: the question to the player. */
export function interruptingText(nodes: readonly SpokenNode[]): string {
  const texts = nodes.filter((node) => node.role === "StaticText" && node.inside.some((one) => one.interrupts));
  return texts.map((node) => node.name).join(" ").trim();
}
