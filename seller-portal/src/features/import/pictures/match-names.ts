/** A file name as it is compared: without folders, whatever its case. */
const plain = (name: string) => name.split(/[\\/]/).at(-1)!.trim().normalize('NFC').toLowerCase();

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/, '');

/** Finds the names of an import that a file is meant by: its whole name first, else the name without its ending. */
export function nameMatcher(wanted: readonly string[]): (fileName: string) => string[] {
  const byName = new Map<string, string[]>();
  const byStem = new Map<string, string[]>();
  for (const name of wanted) {
    const whole = plain(name);
    const stem = withoutEnding(whole);
    byName.set(whole, [...(byName.get(whole) ?? []), name]);
    // A name with an ending matches only a file with the same ending.
    if (stem === whole) byStem.set(stem, [...(byStem.get(stem) ?? []), name]);
  }
  return (fileName) => byName.get(plain(fileName)) ?? byStem.get(withoutEnding(plain(fileName))) ?? [];
}
