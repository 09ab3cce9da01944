import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The client of an address: IPv4's own, or a /56 with every /64 in it, as an IPv6 line is given a whole /56. */
export const clientOf = (address: string) => prefixOf(address, { ipv4: 4, ipv6: 7 });

/** The /24 or /48 of an address: many clients together, which a provider or an attacker may hold. */
export const neighboursOf = (address: string) => prefixOf(address, { ipv4: 3, ipv6: 6 });

/** The /16 or /32 of an address: as much as one who rents machines can hold, and a whole provider's region. */
export const wideNetworkOf = (address: string) => prefixOf(address, { ipv4: 2, ipv6: 4 });

/** @param length in bytes */
function prefixOf(address: string, length: { ipv4: number; ipv6: number }): string {
  const bytes = bytesOf(address);
  return bytes.slice(0, bytes.length === 4 ? length.ipv4 : length.ipv6).join('.');
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
