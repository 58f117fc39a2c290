/** Normalizes a file name for comparison: no folders, any case. */
const plain = (name: string) => name.split(/[\\/]/).at(-1)!.trim().normalize('NFC').toLowerCase();

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/, '');

/** Returns a finder of the import's names that match a file: by full name, else by the name without extension. */
export function nameMatcher(wanted: readonly string[]): (fileName: string) => string[] {
  const byName = new Map<string, string[]>();
  const byStem = new Map<string, string[]>();
  for (const name of wanted) {
    const whole = plain(name);
    const stem = withoutEnding(whole);
    byName.set(whole, [...(byName.get(whole) ?? []), name]);
    // A name with an extension matches only a file with the same extension.
    if (stem === whole) byStem.set(stem, [...(byStem.get(stem) ?? []), name]);
  }
  return (fileName) => byName.get(plain(fileName)) ?? byStem.get(withoutEnding(plain(fileName))) ?? [];
}
