import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { isMeasuredVisit } from '@mawad/shared-ui/platform/measured-visit.ts';
import type { AppStore } from '@mawad/shared-ui/platform/store/index.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { reportVisit, type VisitReport, type VisitSearch } from '@mawad/supabase/site/visits-queries';

interface ShownSearch {
  term: string;
  language: 'en' | 'ar';
  /** Number of products found for the term; null if filters reduce it. */
  total: number | null;
  products: number[];
  /** Rank of the first product on the page, from 1. */
  first: number;
}

/** Delay of a report after the last change, so that changes are sent together, ms. */
const sendAfter = 3000;
/** Maximum number of terms per report and of products per term. */
const limits = { terms: 20, products: 20 };

/**
 * Searches of this visit and their outcome. Kept in memory only and reported anonymously when the page is
 * idle or hidden.
 */
class SearchTrail {
  private readonly visit = mintUuid();
  private readonly searches = new Map<string, VisitSearch>();
  private readonly unsent = new Set<string>();
  /** The last term whose results contained a product, by product id. */
  private readonly termOf = new Map<number, string>();
  private readonly send: (report: VisitReport) => void;
  private shown: ShownSearch | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (report: VisitReport) => void) {
    this.send = send;
  }

  show(shown: ShownSearch): void {
    this.shown = shown;
    for (const id of shown.products) this.termOf.set(id, shown.term);
    const { term, language, total } = shown;
    const existing = this.searches.get(term);
    if (total === null || existing?.results === total || (!existing && this.searches.size >= limits.terms))
      return;
    const noOutcome = { position: null, products: [], in_cart: false, ordered: false };
    this.change({ term, ...noOutcome, ...existing, language, results: total });
  }

  open(id: number): void {
    const index = this.shown?.products.indexOf(id) ?? -1;
    const search = this.searches.get(this.shown?.term ?? '');
    if (!search || index < 0) return;
    const position = Math.min(search.position ?? Infinity, this.shown!.first + index);
    const products = [...new Set([...search.products, id])].slice(0, limits.products);
    this.change({ ...search, position, products });
  }

  /** Records that products were added to the cart or ordered; ignores products that no search found. */
  record(ids: number[], outcome: 'in_cart' | 'ordered'): void {
    for (const id of ids) {
      const search = this.searches.get(this.termOf.get(id) ?? '');
      if (search && !search[outcome]) this.change({ ...search, [outcome]: true });
    }
  }

  /** Reports the changes that were not reported yet. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.unsent.size === 0) return;
    this.send({ visit: this.visit, searches: [...this.unsent].map((term) => this.searches.get(term)!) });
    this.unsent.clear();
  }

  private change(search: VisitSearch): void {
    this.searches.set(search.term, search);
    this.unsent.add(search.term);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => onceIdle(() => this.flush()), sendAfter);
  }
}

function onceIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: sendAfter });
  else work();
}

const trails = new WeakMap<Services, SearchTrail>();

/** Returns the search trail of this visit; created by the first search. */
export function beginTrail(services: Services, store: AppStore): SearchTrail {
  const existing = trails.get(services);
  if (existing) return existing;
  const isReported = isMeasuredVisit(services);
  const trail = new SearchTrail((report) => {
    if (isReported) void reportVisit(backendOf(services), report);
  });
  trails.set(services, trail);
  store.subscribe(({ cart }, before) => {
    if (cart.items === before.cart.items || !before.restored) return;
    const inCart = new Set(before.cart.items.map(({ product }) => product.id));
    const added = cart.items.map(({ product }) => product.id).filter((id) => !inCart.has(id));
    trail.record(added, 'in_cart');
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') trail.flush();
  });
  return trail;
}

/** Records ordered products if the visit has a search trail. */
export function recordOrdered(services: Services, ids: number[]): void {
  trails.get(services)?.record(ids, 'ordered');
}
