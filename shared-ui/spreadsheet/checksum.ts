/** CRC-32 of ZIP files: continues the checksum `before` with `bytes`. */
export function addToChecksum(before: number, bytes: Uint8Array): number {
  let crc = before ^ 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) crc = table[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

export const checksum = (bytes: Uint8Array): number => addToChecksum(0, bytes);

const table = Int32Array.from({ length: 256 }, (_, value) => {
  let crc = value;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
