const longestSegment = 255;

function isBadText(text: string): boolean {
  return (
    // eslint-disable-next-line no-control-regex -- the expression matches control characters
    /[\u0000-\u001f\u007f\\]/.test(text) ||
    text
      .split('/')
      .some((segment) => segment === '..' || segment === '.' || Buffer.byteLength(segment) > longestSegment)
  );
}

function containsBadText(value: unknown): boolean {
  if (typeof value === 'string') return isBadText(value);
  return value !== null && typeof value === 'object' && Object.values(value).some(containsBadText);
}

/** True if a JSON body contains a file name that database or file system cannot store. */
export function containsBadFileName(contentType: string | undefined, body: Buffer | undefined): boolean {
  if (!body?.length || !/^application\/json\b/i.test(contentType ?? '')) return false;
  try {
    return containsBadText(JSON.parse(body.toString('utf8')));
  } catch {
    return true;
  }
}
