import { isIPv6 } from 'node:net';

/**
 * What counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that name its network, as everybody
 * has 2^64 addresses of the other half for free. Anything else stands for itself, and a client that has gone has none.
 */
export function clientOf(ip = ''): string {
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 0xff];
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes an address in one way only: no dots, lower case, zeros folded at one place.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string | undefined) => (text ? text.split(':').map((group) => parseInt(group, 16)) : []);
  const first = numbers(head);
  const last = numbers(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
