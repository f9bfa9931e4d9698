// Installed only where no browser is found, so its own types may be missing.
declare module "@sparticuz/chromium" {
  const chromium: { executablePath(): Promise<string> };
  export default chromium;
}
