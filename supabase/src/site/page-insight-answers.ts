import { z } from 'zod/mini';
import type { PageMeasure } from './visits-queries.ts';

const metric = z.enum(['LCP', 'CLS', 'INP', 'TTFB'] satisfies PageMeasure['metric'][]);

const pageFigures = z.strictObject({
  /** Most visited first, at most 30. */
  pages: z.array(
    z.strictObject({
      /** Route pattern, e.g. /product/:id. */
      page: z.string(),
      visits: z.number(),
      /** 75th percentiles, ms; CLS without unit. */
      measures: z.partialRecord(
        metric,
        z.strictObject({
          p75: z.number(),
          visits: z.number(),
        }),
      ),
    }),
  ),
  /** The 20 most frequent errors of today. */
  errors: z.array(
    z.strictObject({
      page: z.string(),
      message: z.string(),
      happened: z.number(),
      first_at: z.string(),
      last_at: z.string(),
    }),
  ),
  /** Number of distinct errors today. */
  errors_count: z.number(),
});
export type PageFigures = z.infer<typeof pageFigures>;

export const pageInsightAnswers = {
  get_page_figures: pageFigures,
};
