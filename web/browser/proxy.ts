// A TCP proxy to the host that can be cut, to test lost connections.
import { type Socket, connect, createServer } from "node:net";
import { once } from "node:events";

export class CuttableProxy {
  private readonly sockets = new Set<Socket>();
  private connected = true;

  private constructor(
    readonly url: string,
    private readonly close: () => void,
  ) {}

  static async to(host: string): Promise<CuttableProxy> {
    const { hostname, port } = new URL(host);
    const server = createServer((client) => proxy.join(client, connect(Number(port), hostname))).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port is free");
    const proxy: CuttableProxy = new CuttableProxy(`http://127.0.0.1:${address.port}/`, () => server.close());
    return proxy;
  }

  disconnect(): void {
    this.connected = false;
    for (const end of this.sockets) end.destroy();
    this.sockets.clear();
  }

  reconnect(): void {
    this.connected = true;
  }

  end(): void {
    this.disconnect();
    this.close();
  }

  private join(client: Socket, server_: Socket): void {
    for (const [one, other] of [[client, server_], [server_, client]] as const) {
      this.sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
      one.pipe(other);
    }
    if (!this.connected) client.destroy();
  }
}
