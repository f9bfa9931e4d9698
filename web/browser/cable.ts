// A cable to the host that can be pulled out: everything that goes through it is cut at once.
import { type Socket, connect, createServer } from "node:net";
import { once } from "node:events";

export class Cable {
  private readonly ends = new Set<Socket>();
  private plugged = true;

  private constructor(
    readonly url: string,
    private readonly close: () => void,
  ) {}

  static async to(host: string): Promise<Cable> {
    const { hostname, port } = new URL(host);
    const server = createServer((near) => cable.join(near, connect(Number(port), hostname))).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port is free");
    const cable: Cable = new Cable(`http://127.0.0.1:${address.port}/`, () => server.close());
    return cable;
  }

  pull(): void {
    this.plugged = false;
    for (const end of this.ends) end.destroy();
    this.ends.clear();
  }

  plug(): void {
    this.plugged = true;
  }

  end(): void {
    this.pull();
    this.close();
  }

  private join(near: Socket, far: Socket): void {
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.ends.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
      one.pipe(other);
    }
    if (!this.plugged) near.destroy();
  }
}
