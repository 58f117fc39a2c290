/** The product's slug rule for names in Latin letters. */
function englishSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A slug that keeps Arabic letters, for addresses on Arabic pages. */
export function arabicSlug(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Hands out slugs that nothing else has: a taken one gets the suffix. */
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
