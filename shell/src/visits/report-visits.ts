import type { Services } from '@mawad/shared-ui/contract';
import { isMeasuredVisit } from '@mawad/shared-ui/measured-visit';
import { matchRoutes } from '@mawad/shared-ui/router';
import { mintUuid } from '@mawad/shared-ui/uuid';
import { backendOf } from '@mawad/supabase/client';
import {
  type PageMeasure,
  type PageProblem,
  reportVisit,
  type VisitDevice,
} from '@mawad/supabase/queries/visits';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { AppRouter } from '../app-router.ts';
import { noteProblem, takeProblems } from './problems.ts';

/** Measures come together: the last one waits so long for others, ms. */
const sendAfter = 3000;
/** Most of a report; a page that fails in ever new ways tells the first ones. */
const most = { measures: 40, problems: 20 };

/** Tells how fast the pages of this visit were and what failed in them, without a name. */
export function reportVisits(services: Services, router: AppRouter): void {
  if (!isMeasuredVisit(services)) return;
  const reporter = new Reporter(services, router);
  const note = (metric: Metric) => reporter.measure(metric);
  // Browsers that tell one page of the shop from the next measure each; others measure the first.
  const eachPage = { reportSoftNavs: true };
  onLCP(note, eachPage);
  onCLS(note, eachPage);
  onINP(note, eachPage);
  onTTFB(note);
  takeProblems(({ message, pathname }) => reporter.fail(message, pathname));
  router.subscribe(({ errors }) => Object.values(errors ?? {}).forEach(noteProblem));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
}

class Reporter {
  private readonly services: Services;
  private readonly router: AppRouter;
  private readonly visit = mintUuid();
  /** By the measure's id: CLS and INP grow until they are told. */
  private readonly measures = new Map<string, PageMeasure>();
  private readonly told = new Set<string>();
  private readonly problems = new Map<string, PageProblem>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: Services, router: AppRouter) {
    this.services = services;
    this.router = router;
  }

  measure({ id, name, value, navigationURL }: Metric): void {
    if (name === 'FCP' || this.told.has(id)) return;
    const { pathname } = new URL(navigationURL ?? landingAddress(), window.location.href);
    this.measures.set(id, { page: this.pageOf(pathname), metric: name, value });
    // The others may still grow: they go when the page does.
    if (name === 'LCP' || name === 'TTFB') this.sendLater();
  }

  fail(message: string, pathname: string): void {
    const page = this.pageOf(pathname);
    const key = `${page} ${message}`;
    const problem = this.problems.get(key) ?? { page, message: message.slice(0, 1000), count: 0 };
    problem.count += 1;
    if (this.problems.size < most.problems) this.problems.set(key, problem);
    this.sendLater();
  }

  /** Tells everything that is known when the page goes. */
  flush(): void {
    this.send([...this.measures]);
  }

  private sendLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.send([...this.measures].filter(([, { metric }]) => metric === 'LCP' || metric === 'TTFB'));
    }, sendAfter);
  }

  private send(measures: [string, PageMeasure][]): void {
    clearTimeout(this.timer);
    if (measures.length === 0 && this.problems.size === 0) return;
    const vitals = measures.slice(0, most.measures);
    void reportVisit(backendOf(this.services), {
      visit: this.visit,
      language: this.services.language(),
      device: deviceOf(window.innerWidth),
      ...(vitals.length > 0 && { vitals: vitals.map(([, measure]) => measure) }),
      ...(this.problems.size > 0 && { errors: [...this.problems.values()] }),
    });
    for (const [id] of vitals) {
      this.told.add(id);
      this.measures.delete(id);
    }
    this.problems.clear();
  }

  /** The pattern of an address, e.g. /product/:id: nothing that a visitor typed or looked at. */
  private pageOf(pathname: string): string {
    const matches = matchRoutes(this.router.routes, pathname) ?? [];
    const parts = matches.map(({ route }) => route.path).filter(Boolean);
    return matches.length > 0 ? `/${parts.join('/')}`.replace(/\/{2,}/g, '/') : '/*';
  }
}

/** Where the visit began; this code comes later, perhaps on another page. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

/** As the layout tells them apart. */
function deviceOf(width: number): VisitDevice {
  if (width < 600) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
}
