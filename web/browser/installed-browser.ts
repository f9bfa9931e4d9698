// The Chrome or Chromium of this machine. Run as a program, it prints where that is, and fails if there is none: then `make` installs one.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The one that CHROME names, otherwise one on the path. */
export function installedBrowser(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env["CHROME"] ?? "", ...found, MAC].find((path) => path && isProgram(path));
}

if (import.meta.main) {
  const found = installedBrowser();
  if (found) console.log(found);
  process.exit(found ? 0 : 1);
}
