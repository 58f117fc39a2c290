import { z } from 'zod/mini';
import type { PageMeasure } from './visits.ts';

const metric = z.enum(['LCP', 'CLS', 'INP', 'TTFB'] satisfies PageMeasure['metric'][]);

const pageFigures = z.strictObject({
  /** Of most visits first, at most 30. */
  pages: z.array(
    z.strictObject({
      /** Pattern of the address, e.g. /product/:id. */
      page: z.string(),
      visits: z.number(),
      /** Three of four visits were as good or better; ms, CLS without unit. */
      measures: z.partialRecord(
        metric,
        z.strictObject({
          p75: z.number(),
          visits: z.number(),
        }),
      ),
    }),
  ),
  /** Of today, the most frequent 20. */
  errors: z.array(
    z.strictObject({
      page: z.string(),
      message: z.string(),
      happened: z.number(),
      first_at: z.string(),
      last_at: z.string(),
    }),
  ),
  /** How many different ones there were today. */
  errors_count: z.number(),
});
export type PageFigures = z.infer<typeof pageFigures>;

export const pageInsightAnswers = {
  get_page_figures: pageFigures,
};
