/** Whether a host or an address is this machine.
 * @param {string} host */
export const isThisMachine = (host) =>
  /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(host);

/**
 * What counts as one sender: an IPv4 address, or the first half (/64) of an IPv6 address, because a visitor with one
 * of these has all of them. nginx/receiver-limit.conf does the same.
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.replace(/%.*/, "");
  // Those that hold an IPv4 address count whole.
  if (/^(?:::ffff:|64:ff9b::|[^:]*$)/i.test(plain) || !URL.canParse(`http://[${plain}]`))
    return address;
  const [start = "", end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = start.split(":").filter(Boolean);
  const after = end?.split(":").filter(Boolean) ?? [];
  const zeros = Array(8 - groups.length - after.length).fill("0");
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
