import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network that addresses are counted by, and what one task of it costs of its share. */
export type Network = { name: string; cost: number };

/**
 * The networks of an address: its client, and many clients together, who have ten times its share. A client is
 * an IPv4 address or a /56 with every /64 in it, as an IPv6 line is given a whole /56; its neighbours are the
 * /24 or /48 that a provider or an attacker may hold.
 */
export function networksOf(address: string): [client: Network, neighbours: Network] {
  const bytes = bytesOf(address);
  const [client, neighbours] = bytes.length === 4 ? [4, 3] : [7, 6];
  return [
    { name: bytes.slice(0, client).join('.'), cost: 10 },
    { name: bytes.slice(0, neighbours).join('.'), cost: 1 },
  ];
}

/** The /16 or /32 of an address: as much as one who rents machines can hold, and a whole provider's region. */
export function wideNetworkOf(address: string): string {
  const bytes = bytesOf(address);
  return bytes.slice(0, bytes.length === 4 ? 2 : 4).join('.');
}

function bytesOf(address: string): number[] {
  // Some proxies send `address:port`. Each connection would be a client of its own.
  const plain = address.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  // What is no address is one client, or garbage would make as many as it likes.
  return isIP(plain) === 0 ? [] : ipaddr.process(plain).toByteArray();
}

/** Whether an address of the web leads to this machine alone. */
export function isLoopback(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Whether a request names this machine or `ownUrl`, whatever the port. A name that somebody else has led here (DNS
 * rebinding) makes what is here part of their site, for their scripts to read.
 * @param host the header of that name
 */
export function isOwnHost(host: string | undefined, ownUrl?: string): boolean {
  const url = `http://${host ?? ''}`;
  if (!URL.canParse(url)) return false;
  return isLoopback(url) || (!!ownUrl && new URL(url).hostname === new URL(ownUrl).hostname);
}

/** @param host a name, or an address without brackets */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback');
}
