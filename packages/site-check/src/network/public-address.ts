import ipaddr from 'ipaddr.js';

/** What IPv6 assigns to hosts: other ranges are called unicast too, only because nothing is assigned to them. */
const assigned = ipaddr.parseCIDR('2000::/3');
/** Public by its range, but answered by the machine's own platform (Azure). */
const platformAddresses = ['168.63.129.16'];

/** Whether an IP address, without brackets, is one of the public internet. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address may be written as an IPv6 one.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || platformAddresses.includes(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(assigned);
}

export function isSameAddress(one: string | undefined, other: string): boolean {
  if (one === undefined || !ipaddr.isValid(one) || !ipaddr.isValid(other)) return false;
  return ipaddr.process(one).toString() === ipaddr.process(other).toString();
}
