import type { Services } from '@mawad/shared-ui/contract';
import { isMeasuredVisit } from '@mawad/shared-ui/measured-visit';
import type { AppStore } from '@mawad/shared-ui/store';
import { mintUuid } from '@mawad/shared-ui/uuid';
import { backendOf } from '@mawad/supabase/client';
import { reportVisit, type VisitReport, type VisitSearch } from '@mawad/supabase/queries/visits';

/** What a page of results shows. */
interface ShownSearch {
  term: string;
  language: 'en' | 'ar';
  /** How many products the term finds; null when filters narrow them. */
  total: number | null;
  /** Ids of the products on the page. */
  products: number[];
  /** Place of the first of them, from 1. */
  first: number;
}

/** The last changes of a visit come together, ms. */
const sendAfter = 3000;
/** Most terms of a report, and most products that are told of one. */
const most = { terms: 20, products: 20 };

/**
 * What this visit searched for, and what came of it: it lives as long as the page, keeps nothing on the device, and is
 * reported without a name once the page is idle or leaves.
 */
class SearchTrail {
  private readonly visit = mintUuid();
  private readonly searches = new Map<string, VisitSearch>();
  private readonly unsent = new Set<string>();
  /** The term that showed a product last. */
  private readonly termOf = new Map<number, string>();
  private readonly send: (report: VisitReport) => void;
  private shown: ShownSearch | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (report: VisitReport) => void) {
    this.send = send;
  }

  /** A page of results is on the screen. */
  show(shown: ShownSearch): void {
    this.shown = shown;
    for (const id of shown.products) this.termOf.set(id, shown.term);
    const { term, language, total } = shown;
    const known = this.searches.get(term);
    if (total === null || known?.results === total || (!known && this.searches.size >= most.terms)) return;
    const anew = { position: null, products: [], in_cart: false, ordered: false };
    this.change({ term, ...anew, ...known, language, results: total });
  }

  /** A product of the page was opened. */
  open(id: number): void {
    const index = this.shown?.products.indexOf(id) ?? -1;
    const search = this.searches.get(this.shown?.term ?? '');
    if (!search || index < 0) return;
    const position = Math.min(search.position ?? Infinity, this.shown!.first + index);
    const products = [...new Set([...search.products, id])].slice(0, most.products);
    this.change({ ...search, position, products });
  }

  /** Products were put into the cart, or ordered; those that no search showed do not matter. */
  note(ids: number[], what: 'in_cart' | 'ordered'): void {
    for (const id of ids) {
      const search = this.searches.get(this.termOf.get(id) ?? '');
      if (search && !search[what]) this.change({ ...search, [what]: true });
    }
  }

  /** Reports what has not been yet. */
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

/** The trail of this visit; it begins with the first search. */
export function beginTrail(services: Services, store: AppStore): SearchTrail {
  const known = trails.get(services);
  if (known) return known;
  const isReported = isMeasuredVisit(services);
  const trail = new SearchTrail((report) => {
    if (isReported) void reportVisit(backendOf(services), report);
  });
  trails.set(services, trail);
  store.subscribe(({ cart }, before) => {
    if (cart.items === before.cart.items || !before.restored) return;
    const inCart = new Set(before.cart.items.map(({ product }) => product.id));
    const added = cart.items.map(({ product }) => product.id).filter((id) => !inCart.has(id));
    trail.note(added, 'in_cart');
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') trail.flush();
  });
  return trail;
}

/** Tells the trail, if there is one, what was ordered. */
export function noteOrdered(services: Services, ids: number[]): void {
  trails.get(services)?.note(ids, 'ordered');
}
