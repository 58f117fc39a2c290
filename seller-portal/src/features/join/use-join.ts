import { localized, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { getSellerProfile } from '@mawad/supabase/companies/sellers-queries';
import { acceptInvitation } from '@mawad/supabase/companies/team-queries';

/** Accepts an invitation and opens the company's dashboard, or the console for staff. */
export function useJoin(token: string) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const services = useServices();
  const navigate = useNavigate();
  const user = useStore((state) => state.session.user);
  const setSession = useStore((state) => state.session.set);
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: async () => {
      const { data } = backendOf(services);
      await acceptInvitation(data, token);
      return getSellerProfile(data, user?.id ?? '');
    },
    onSuccess: (profile) => {
      if (profile?.role === 'admin') {
        showToast({ title: t('join.staffDone') });
        setSession({ role: 'admin', is_approved: true, second_factor: profile.second_factor });
        void navigate('/admin', { replace: true });
        return;
      }
      showToast({
        title: t('join.done', { company: profile ? localized(profile, 'company_name', language) : '' }),
      });
      setSession({
        role: 'seller',
        is_approved: true,
        company_name: profile?.company_name ?? null,
        company_name_en: profile?.company_name_en ?? null,
        company_name_ar: profile?.company_name_ar ?? null,
        company_id: profile?.company_id ?? null,
        seller_status: 'approved',
        second_factor: profile?.second_factor ?? null,
        rights: profile?.rights ?? null,
      });
      void navigate('/seller/dashboard', { replace: true });
    },
    onError: (error) =>
      showToast({ title: t('join.failed'), description: messageOf(error), variant: 'destructive' }),
  });
}
