import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Language, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiCellphone, mdiClose, mdiMonitor } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert, Dialog } from '@mawad/shared-ui/kit/mui-overlays.ts';
import {
  isReadyMessage,
  previewPath,
  type PreviewedProduct,
  showMessage,
} from '@mawad/supabase/product-preview';

type Width = 'phone' | 'wide';

/** Timeout for the shop's page, ms. */
const loadTimeout = 15_000;

/** Language names in their own language. */
const languageNames = { ar: 'العربية', en: 'English' };

interface PreviewDialogProps extends Omit<PreviewedProduct, 'language'> {
  onClose: () => void;
}

/** The shop's product page in a frame, in either language and width; the values are neither stored nor sent to the server. */
export function PreviewDialog({ product, compatible, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['product-form', 'common']);
  const titleId = useId();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState<Width>('phone');
  const [attempt, setAttempt] = useState(0);
  const { frame, address, failed } = usePreviewFrame({ language, product, compatible }, attempt);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <Box sx={barStyle}>
        <Typography id={titleId} variant="h2" sx={{ fontSize: 'var(--text-16)', flex: '1 1 80px' }}>
          {t('preview.title')}
        </Typography>
        <Choice label={t('preview.language')}>
          {(['ar', 'en'] as const).map((one) => (
            <Button
              key={one}
              lang={one}
              aria-pressed={language === one}
              variant={language === one ? 'contained' : 'outlined'}
              onClick={() => setLanguage(one)}
            >
              {languageNames[one]}
            </Button>
          ))}
        </Choice>
        <Choice label={t('preview.width')} onlyWide>
          {(['phone', 'wide'] as const).map((one) => (
            <Button
              key={one}
              aria-pressed={width === one}
              variant={width === one ? 'contained' : 'outlined'}
              startIcon={<Icon path={one === 'phone' ? mdiCellphone : mdiMonitor} />}
              onClick={() => setWidth(one)}
            >
              {t(`preview.${one}`)}
            </Button>
          ))}
        </Choice>
        <IconButton aria-label={t('common:actions.close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
              {t('common:actions.retry')}
            </Button>
          }
        >
          {t('preview.failed')}
        </Alert>
      )}
      <Box sx={stageStyle}>
        <Box
          key={attempt}
          component="iframe"
          ref={frame}
          title={t('preview.title')}
          src={address}
          referrerPolicy="no-referrer"
          sx={{ ...frameStyle, maxInlineSize: { md: width === 'phone' ? 390 : 'none' } }}
        />
      </Box>
    </Dialog>
  );
}

/** Sends the product to the framed page when the page is ready and when the language changes. */
function usePreviewFrame(preview: PreviewedProduct, attempt: number) {
  const { siteUrl } = useServices().site;
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(-1);
  const [failed, setFailed] = useState(-1);
  const shopOrigin = new URL(siteUrl).origin;
  const { language, product, compatible } = preview;

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (origin !== shopOrigin || source !== frame.current?.contentWindow || !isReadyMessage(data)) return;
      setReady(attempt);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [shopOrigin, attempt]);

  useEffect(() => {
    if (ready === attempt) {
      const message = showMessage({ language, product, compatible });
      frame.current?.contentWindow?.postMessage(message, shopOrigin);
      return;
    }
    const timer = setTimeout(() => setFailed(attempt), loadTimeout);
    return () => clearTimeout(timer);
  }, [ready, attempt, language, product, compatible, shopOrigin]);

  return { frame, address: `${siteUrl}${previewPath}`, failed: failed === attempt && ready !== attempt };
}

function Choice(props: { label: string; onlyWide?: boolean; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={props.label}
      sx={{ display: props.onlyWide ? { xs: 'none', md: 'flex' } : 'flex', gap: 0.5 }}
    >
      {props.children}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, md: 2 },
  rowGap: 0.5,
  paddingInline: 2,
  paddingBlock: 1,
  borderBlockEnd: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { minBlockSize: 44, paddingInline: 1.5 },
} as const;

const stageStyle = {
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  justifyContent: 'center',
  backgroundColor: 'action.hover',
} as const;

const frameStyle = {
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  border: 0,
  backgroundColor: 'background.default',
} as const;
