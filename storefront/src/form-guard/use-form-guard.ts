import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { openForm, type FormGuard, type FormTicket } from '@mawad/supabase/base/form-guard-queries';

interface OpenForm {
  /**
   * Guard for a request body. Equal bodies get the same idempotency key, so that a repeated request stores
   * nothing twice.
   */
  guardFor: (body: object) => FormGuard;
  /**
   * Fetches the ticket of the next form; call it after success, because a ticket is valid for one form only.
   */
  renew: () => void;
  /** Ref for the input of FormTrap. */
  trap: RefObject<HTMLInputElement | null>;
}

/** Protects a public form: fetches its ticket and manages its idempotency key. */
export function useFormGuard(): OpenForm {
  const services = useServices();
  const ticket = useRef<FormTicket | null>(null);
  const sent = useRef({ body: '', key: '' });
  const trap = useRef<HTMLInputElement>(null);

  const renew = useCallback(() => {
    ticket.current = null;
    sent.current = { body: '', key: '' };
    // If no ticket is available, the sending call fetches one.
    const fetchTicket = async () => {
      ticket.current = (await openForm(backendOf(services).data)) ?? null;
    };
    void fetchTicket().catch(() => undefined);
  }, [services]);
  useEffect(renew, [renew]);

  function guardFor(body: object): FormGuard {
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: mintUuid() };
    return {
      ticket: ticket.current,
      idempotencyKey: sent.current.key,
      website: trap.current?.value ?? '',
    };
  }

  return { guardFor, renew, trap };
}
