/** Must match the slug rule of the database for English names. */
function englishSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Slug with Arabic letters, for URLs of Arabic pages. */
export function arabicSlug(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Generates unique slugs: a taken one gets the suffix. */
export class SlugBook {
  private readonly taken = new Set<string>();

  english(name: string, suffix: string): string {
    return this.claim(englishSlug(name), suffix.toLowerCase());
  }

  arabic(name: string, suffix: string): string {
    return this.claim(arabicSlug(name), suffix.toLowerCase());
  }

  private claim(slug: string, suffix: string): string {
    const free = slug && !this.taken.has(slug) ? slug : `${slug}-${suffix}`;
    if (this.taken.has(free)) throw new Error(`the slug ${free} is taken`);
    this.taken.add(free);
    return free;
  }
}
