import { useEffect, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClose } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { toastDuration, useStore, type Toast } from '@mawad/shared-ui/platform/store/index.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';

/** Shows the current toast for five seconds; longer while it is hovered or focused. */
export function ToastHost() {
  const { t } = useTranslation('common');
  const toast = useStore((state) => state.toast.current);
  return (
    <Box
      role="region"
      aria-label={t('notification.label')}
      sx={{
        position: 'fixed',
        insetBlockEnd: {
          xs: 'calc(16px + var(--page-bottom, 0px) + var(--tray-height, 0px))',
          sm: 'calc(24px + var(--page-bottom, 0px) + var(--tray-height, 0px))',
        },
        insetInline: 16,
        zIndex: 'snackbar',
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      <div role="status">{toast?.variant === 'default' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.variant === 'destructive' && <ToastCard key={toast.id} toast={toast} />}</div>
    </Box>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const dismiss = useStore((state) => state.toast.dismiss);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), toastDuration);
    return () => clearTimeout(timer);
  }, [held, dismiss, toast.id]);

  const destructive = toast.variant === 'destructive';
  return (
    <Box
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minInlineSize: { xs: 0, sm: 320 },
        maxInlineSize: 520,
        paddingBlock: 0.75,
        paddingInlineStart: 2,
        paddingInlineEnd: 0.5,
        borderRadius: 1,
        boxShadow: 8,
        backgroundColor: 'background.paper',
        border: 1,
        borderColor: destructive ? 'error.main' : 'divider',
      }}
    >
      <Icon
        path={destructive ? mdiAlertCircleOutline : mdiCheckCircleOutline}
        tone={destructive ? 'error' : 'success'}
      />
      <Box sx={{ flex: 1, minInlineSize: 0, fontSize: 14, paddingBlock: 0.5 }}>
        <Box sx={{ fontWeight: 500 }}>{toast.title}</Box>
        {toast.description && <Box sx={{ color: 'text.secondary' }}>{toast.description}</Box>}
      </Box>
      {toast.action && (
        <Button
          onClick={() => {
            toast.action?.run();
            dismiss(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton aria-label={t('notification.dismiss')} onClick={() => dismiss(toast.id)}>
        <Icon path={mdiClose} size={18} />
      </IconButton>
    </Box>
  );
}
