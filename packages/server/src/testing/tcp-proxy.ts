import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type TcpProxy = {
  port: number;
  /** Nothing passes any more, in either direction, and no connection is closed: a machine that went away. */
  freeze(): void;
  /** New connections work again. Those of before stay dead. */
  thaw(): void;
  stop(): Promise<void>;
};

/**
 * One port of loopback before one or several others, or Unix sockets by their paths, which get the
 * connections in turn. One on which nobody listens is passed over.
 */
export async function startTcpProxy(targets: (number | string)[]): Promise<TcpProxy> {
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
    for (let attempt = 0; attempt < targets.length; attempt += 1) {
      const target = targets[turn++ % targets.length] ?? 0;
      const upstream = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1');
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

/** The same before the server of a connection string, to which `url` leads through the proxy. */
export async function startDatabaseProxy(databaseUrl: string): Promise<TcpProxy & { url: string }> {
  const url = new URL(databaseUrl);
  const host = decodeURIComponent(url.hostname);
  const socket = `${host}/.s.PGSQL.${url.port}`;
  const proxy = await startTcpProxy([host.startsWith('/') ? socket : Number(url.port)]);
  url.host = `127.0.0.1:${proxy.port}`;
  return { ...proxy, url: url.href };
}
