/** Whether a host or an address is this machine.
 * @param {string} host */
export const isThisMachine = (host) =>
  /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(host);

/** The sender's address: the connection's or, where that's the web server on this machine, the last one in its header.
 * @param {string} remoteAddress @param {string | string[] | undefined} forwarded "X-Forwarded-For" */
export function senderOf(remoteAddress, forwarded) {
  const last = `${forwarded ?? ""}`.split(",").at(-1)?.trim();
  return (isThisMachine(remoteAddress) && last) || remoteAddress;
}

/** Whether a host is "localhost", an IP address, or a name with a dot: what has none may be a password.
 * @param {string} host */
export const isHost = (host) =>
  /^(?:localhost|(?:[a-z\d-]+\.)+[a-z\d-]+|\[[\da-f:.]+\])$/i.test(host);

/**
 * What counts as one sender: an IPv4 address, or the first half (/64) of an IPv6 address, because a visitor with one
 * of these has all of them. With 3 groups it's a whole site's network (/48).
 * @param {string} address
 */
export function networkOf(address, groupCount = 4) {
  const plain = address.replace(/%.*/, "");
  // Those that hold an IPv4 address count whole.
  if (/^(?:::ffff:|64:ff9b::|[^:]*$)/i.test(plain) || !URL.canParse(`http://[${plain}]`))
    return address;
  const [start = "", end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = start.split(":").filter(Boolean);
  const after = end?.split(":").filter(Boolean) ?? [];
  const zeros = Array(8 - groups.length - after.length).fill("0");
  return `${[...groups, ...zeros, ...after].slice(0, groupCount).join(":")}::/${groupCount * 16}`;
}
