import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { isMeasuredVisit } from '@mawad/shared-ui/platform/measured-visit.ts';
import { matchRoutes } from '@mawad/shared-ui/kit/router.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type PageMeasure,
  type PageProblem,
  reportVisit,
  type VisitDevice,
} from '@mawad/supabase/site/visits-queries';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { AppRouter } from '../app-router.ts';
import { recordProblem, onProblem } from './problems.ts';

/** Delay of a report after its last measure, so that measures are sent together, ms. */
const sendAfter = 3000;
/** Maximum entries of a report; further distinct problems are dropped. */
const limits = { measures: 40, problems: 20 };

/** Reports page load measures and errors of this visit anonymously. */
export function reportVisits(services: Services, router: AppRouter): void {
  if (!isMeasuredVisit(services)) return;
  const reporter = new Reporter(services, router);
  const record = (metric: Metric) => reporter.measure(metric);
  // Browsers that detect soft navigations measure each page; others measure only the first.
  const eachPage = { reportSoftNavs: true };
  onLCP(record, eachPage);
  onCLS(record, eachPage);
  onINP(record, eachPage);
  onTTFB(record);
  onProblem(({ message, pathname }) => reporter.fail(message, pathname));
  router.subscribe(({ errors }) => Object.values(errors ?? {}).forEach(recordProblem));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
}

class Reporter {
  private readonly services: Services;
  private readonly router: AppRouter;
  private readonly visit = mintUuid();
  /** Pending measures by id: CLS and INP change until they are sent. */
  private readonly measures = new Map<string, PageMeasure>();
  private readonly sentIds = new Set<string>();
  private readonly problems = new Map<string, PageProblem>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(services: Services, router: AppRouter) {
    this.services = services;
    this.router = router;
  }

  measure({ id, name, value, navigationURL }: Metric): void {
    if (name === 'FCP' || this.sentIds.has(id)) return;
    const { pathname } = new URL(navigationURL ?? landingAddress(), window.location.href);
    this.measures.set(id, { page: this.pageOf(pathname), metric: name, value });
    // Other measures may still change and are sent when the page is hidden.
    if (name === 'LCP' || name === 'TTFB') this.sendLater();
  }

  fail(message: string, pathname: string): void {
    const page = this.pageOf(pathname);
    const key = `${page} ${message}`;
    const problem = this.problems.get(key) ?? { page, message: message.slice(0, 1000), count: 0 };
    problem.count += 1;
    if (this.problems.size < limits.problems) this.problems.set(key, problem);
    this.sendLater();
  }

  /** Sends all pending measures when the page is hidden. */
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
    const vitals = measures.slice(0, limits.measures);
    void reportVisit(backendOf(this.services), {
      visit: this.visit,
      language: this.services.language(),
      device: deviceOf(window.innerWidth),
      ...(vitals.length > 0 && { vitals: vitals.map(([, measure]) => measure) }),
      ...(this.problems.size > 0 && { errors: [...this.problems.values()] }),
    });
    for (const [id] of vitals) {
      this.sentIds.add(id);
      this.measures.delete(id);
    }
    this.problems.clear();
  }

  /**
   * Route pattern of a path, e.g. /product/:id, so that reports contain nothing that a visitor typed or
   * viewed.
   */
  private pageOf(pathname: string): string {
    const matches = matchRoutes(this.router.routes, pathname) ?? [];
    const parts = matches.map(({ route }) => route.path).filter(Boolean);
    return matches.length > 0 ? `/${parts.join('/')}`.replace(/\/{2,}/g, '/') : '/*';
  }
}

/** Address of the first page of the visit; this code may load later on another page. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

/** Device type by the breakpoints of the layout. */
function deviceOf(width: number): VisitDevice {
  if (width < 600) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
}
