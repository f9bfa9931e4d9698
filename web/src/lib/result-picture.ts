// The result of a game as a picture to share, drawn on a canvas of the page: nothing is sent anywhere.

export interface PictureLine {
  place: string;
  name: string;
  note: string;
  /** The player's portrait, as the page draws it: a tile with a drawing. */
  face: HTMLElement | null;
  won: boolean;
}

export interface ResultPicture {
  game: string;
  headline: string;
  lines: PictureLine[];
  moments: string[];
  site: string;
}

const SIZE = 1080;
const EDGE = 72;
const LIST = 560; // px for all players
const [LOWEST, HIGHEST] = [76, 124]; // px for one
const LONGEST = 3; // lines of the headline

/** The colours and typefaces of the page. */
function styles(): { value: (name: string) => string } {
  const page = getComputedStyle(document.documentElement);
  return { value: (name) => page.getPropertyValue(name).trim() };
}

/** Split a text into lines that fit a width. */
export function wrapText(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...(lines.length ? [lines.at(-1) as string] : []), word].join(" ");
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""} …`];
}

/** A drawing of the page as an image: its variables become values, because an image has no page around it. */
async function imageOf(drawing: SVGElement, width: number, height: number): Promise<HTMLImageElement | null> {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("style", `color: ${getComputedStyle(drawing).color}; fill: ${getComputedStyle(drawing).fill}`);
  const { value } = styles();
  const source = new XMLSerializer().serializeToString(copy).replace(/var\((--[\w-]+)\)/g, (_, name: string) => value(name) || "currentColor");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  return image.decode().then(() => image, () => null);
}

/** The colour behind a drawing: that of the innermost part of its tile that has one. */
function groundOf(drawing: Element, tile: HTMLElement): string {
  for (let one = drawing.parentElement; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
    if (one === tile) break;
  }
  return "transparent";
}

/** Draw a portrait as its tile shows it: the drawing where it is in the tile, on the colour behind it. */
async function drawFace(pen: CanvasRenderingContext2D, tile: HTMLElement, x: number, y: number, size: number): Promise<void> {
  const drawing = tile.querySelector("svg");
  if (!drawing) return;
  const [outer, inner] = [tile.getBoundingClientRect(), drawing.getBoundingClientRect()];
  const scale = size / outer.width;
  const image = await imageOf(drawing, inner.width * scale, inner.height * scale);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, size, size, size / 5);
  pen.clip();
  pen.fillStyle = groundOf(drawing, tile);
  pen.fillRect(x, y, size, size);
  if (image) pen.drawImage(image, x + (inner.left - outer.left) * scale, y + (inner.top - outer.top) * scale, inner.width * scale, inner.height * scale);
  pen.restore();
}

/** Draw the result; null if this browser cannot. */
export async function drawResult({ game, headline, lines, moments, site }: ResultPicture): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const { value } = styles();
  const [ui, display] = [value("--font-ui"), value("--font-display") || value("--font-ui")];
  const font = (weight: number, size: number, family = ui) => (pen.font = `${weight} ${size}px ${family}`);
  const write = (text: string, x: number, y: number, colour: string) => {
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  const fits = (width: number) => (line: string) => pen.measureText(line).width <= width;

  const light = pen.createRadialGradient(SIZE / 2, SIZE * 0.35, 60, SIZE / 2, SIZE / 2, SIZE * 0.8);
  light.addColorStop(0, value("--table-lit"));
  light.addColorStop(1, value("--table"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = value("--surface");
  pen.beginPath();
  pen.roundRect(EDGE / 2, EDGE / 2, SIZE - EDGE, SIZE - EDGE, 40);
  pen.fill();

  font(800, 44, display);
  write(game, EDGE, 122, value("--ink-2"));
  font(800, 60, display);
  let y = 200;
  for (const line of wrapText(headline, fits(SIZE - 2 * EDGE), LONGEST)) {
    write(line, EDGE, y, value("--ink"));
    y += 68;
  }
  const row = Math.max(LOWEST, Math.min(HIGHEST, LIST / Math.max(1, lines.length)));
  const size = row - 20;
  for (const { place, name, note, face, won } of lines) {
    const middle = y - 40 + row / 2;
    if (won) {
      pen.fillStyle = value("--surface-2");
      pen.beginPath();
      pen.roundRect(EDGE - 16, middle - row / 2 + 3, SIZE - 2 * EDGE + 32, row - 6, 18);
      pen.fill();
    }
    font(700, 34);
    write(place, EDGE, middle + 12, value("--ink-2"));
    if (face) await drawFace(pen, face, EDGE + 62, middle - size / 2, size);
    const left = EDGE + 62 + size + 24;
    font(won ? 800 : 650, 38);
    write(name, left, middle + 13, value("--ink"));
    const after = left + pen.measureText(name).width + 20;
    font(450, 30);
    const [short = ""] = wrapText(note, fits(SIZE - EDGE - after), 1);
    write(short, after, middle + 12, value("--ink-2"));
    y += row;
  }
  font(450, 30);
  for (const moment of moments) {
    const wrapped = wrapText(moment, fits(SIZE - 2 * EDGE - 34), 2);
    if (y + 44 * wrapped.length > SIZE - 96) break;
    write("★", EDGE, y + 20, value("--ink-2"));
    for (const line of wrapped) {
      write(line, EDGE + 40, y + 20, value("--ink"));
      y += 42;
    }
  }
  font(600, 28);
  write(site, EDGE, SIZE - 62, value("--ink-2"));
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Offer a picture to other apps; where that is impossible, save it. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // the player has changed their mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
