/** Compares in constant time; false for an empty `right`. */
function isSame(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index % Math.max(right.length, 1));
  }
  return difference === 0 && right.length > 0;
}

/** True if the request has one of the secret keys, as `apikey` or as bearer token. */
export function knowsSecretKey(request: Request, secretKeys: string[]): boolean {
  const bearer = request.headers.get('authorization')?.replace(/^bearer\s+/i, '') ?? '';
  const given = [request.headers.get('apikey') ?? '', bearer];
  return secretKeys.some((key) => given.some((value) => isSame(value, key)));
}
