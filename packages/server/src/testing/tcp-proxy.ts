import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Nothing passes any more, in either direction, and nobody is told: a machine that went away. */
  freeze(): void;
  /** New connections work again. Those of before stay dead. */
  thaw(): void;
  stop(): Promise<void>;
};

/**
 * One port of loopback before one or several others, which get the connections in turn. A port on
 * which nobody listens is passed over.
 */
export async function startTcpProxy(ports: number[]): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let turn = 0;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer(async (client) => {
    keep(client);
    if (isFrozen) return;
    for (let attempt = 0; attempt < ports.length; attempt += 1) {
      const upstream = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
      const isConnected = await once(upstream, 'connect').then(
        () => true,
        () => false,
      );
      if (!isConnected) continue;
      keep(upstream);
      client.pipe(upstream).pipe(client);
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.destroy());
      return;
    }
    client.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw() {
      isFrozen = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
