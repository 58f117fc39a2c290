import type { RefObject } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  amendQuoteRequest,
  submitQuoteRequest,
  type OwnQuote,
  type SubmittedQuote,
} from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useFormGuard } from '../../form-guard/use-form-guard.ts';
import { readQuoteBuying } from './quote-buying.tsx';
import type { QuoteLine } from './quote-lines.ts';
import { toAsker, type AskerValues } from './quote-schema.ts';
import { requestLines } from './request-lines.ts';
import type { SavedDraft } from './saved-draft.ts';

export interface QuoteInput {
  values: AskerValues;
  lines: QuoteLine[];
}

interface SendQuote {
  send: ReturnType<typeof useMutation<SubmittedQuote, Error, QuoteInput>>;
  /** Ref for the input of FormTrap. */
  trap: RefObject<HTMLInputElement | null>;
}

/** Mutation that sends a request; sending the same request again has no effect. The draft becomes the request. */
export function useSendQuote(draft: SavedDraft, repeats_id: string | undefined): SendQuote {
  const services = useServices();
  const language = useLanguage();
  const isSignedIn = useStore((state) => state.session.user !== null);
  const { guardFor, renew, trap } = useFormGuard();
  const send = useMutation<SubmittedQuote, Error, QuoteInput>({
    mutationFn: async ({ values, lines }) => {
      await draft.pause();
      const buying = isSignedIn ? await readQuoteBuying(services) : undefined;
      const { id } = draft;
      const request = {
        ...toAsker(values),
        language,
        ...(id && { id }),
        ...(repeats_id && { repeats_id }),
        ...(buying && { buying }),
        lines: requestLines(lines),
      };
      return submitQuoteRequest(backendOf(services).data, guardFor(request), request);
    },
    onSuccess: () => {
      draft.saved();
      renew();
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    },
    onError: () => draft.resume(),
  });
  return { send, trap };
}

/** Mutation that saves a new revision of a sent request. */
export function useAmendQuote(quote: OwnQuote) {
  const services = useServices();
  const language = useLanguage();
  return useMutation<unknown, Error, QuoteInput>({
    mutationFn: ({ values, lines }) =>
      amendQuoteRequest(backendOf(services).data, quote.id, quote.version, {
        ...toAsker(values),
        language,
        // The whole list, so that removed files are removed.
        files: values.files,
        lines: requestLines(lines, quote.lines),
      }),
    onSuccess: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') }),
  });
}
