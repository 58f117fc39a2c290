import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCameraOutline, mdiClose, mdiImageOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton, type SxProps, type Theme } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { ReturnThumbnail } from './return-thumbnail.tsx';
import type { ReturnPictureSource } from './return-source.ts';

/** Pictures of one step; the database has the same limit. */
const mostPictures = 8;

interface StepPicturesProps extends ReturnPictureSource {
  orderId: string;
  /** Paths of the stored pictures. */
  paths: string[];
  onChange: (paths: string[]) => void;
  /** True while pictures are encoded and stored: the step must wait. */
  onBusy?: (isBusy: boolean) => void;
  disabled?: boolean;
}

/**
 * Chooses or takes up to eight pictures, encodes them in the browser and stores them at once. Needs the messages
 * `returns`.
 */
export function StepPictures(props: StepPicturesProps) {
  const { paths, onChange, sign, disabled = false } = props;
  const { t } = useTranslation('returns');
  const format = useFormat();
  const id = useId();
  const { add, busy, problem, previews } = useAddPictures(props);
  const isFull = paths.length >= mostPictures;
  return (
    <Box role="group" aria-labelledby={`${id}label`} sx={{ display: 'grid', gap: 1 }}>
      <Box id={`${id}label`} sx={{ fontSize: 'var(--text-14)', fontWeight: 500 }}>
        {t('pictures.label')}
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {t('pictures.hint', { most: format.number(mostPictures) })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {paths.map((path, index) => (
          <Preview
            key={path}
            number={index + 1}
            disabled={disabled}
            onRemove={() => onChange(paths.filter((other) => other !== path))}
          >
            <ReturnThumbnail
              path={path}
              sign={sign}
              preview={previews[path]}
              alt={t('pictures.added', { number: index + 1 })}
            />
          </Preview>
        ))}
        {!isFull && (
          <>
            <FileButton
              label={t('pictures.add')}
              icon={mdiImageOutline}
              busy={busy}
              disabled={disabled}
              onChoose={add}
            />
            {/* The picture chooser of Android offers no camera. */}
            <FileButton
              label={t('pictures.take')}
              icon={mdiCameraOutline}
              takes
              disabled={disabled || busy}
              onChoose={add}
              sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
            />
          </>
        )}
      </Box>
      <Box
        role="status"
        sx={{ fontSize: 'var(--text-13)', color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {busy && t('pictures.busy')}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

/** Encodes and stores chosen files one after another; files beyond the limit are left out with a message. */
function useAddPictures({ orderId, paths, onChange, store, onBusy }: StepPicturesProps) {
  const { t } = useTranslation('returns');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [previews, setPreviews] = useState<Record<string, string>>({});
  const latest = useRef(paths);
  const made = useRef<string[]>([]);
  useEffect(() => {
    latest.current = paths;
  }, [paths]);
  useEffect(
    () => () => {
      for (const preview of made.current) URL.revokeObjectURL(preview);
    },
    [],
  );
  async function addOne(file: File) {
    const widths = await encodePicture(file);
    const picture = widths.get(Math.max(...widths.keys()));
    if (!picture) return;
    const path = await store(orderId, picture);
    const preview = URL.createObjectURL(picture);
    made.current.push(preview);
    setPreviews((before) => ({ ...before, [path]: preview }));
    latest.current = [...latest.current, path];
    onChange(latest.current);
  }
  async function add(files: File[]) {
    const room = mostPictures - latest.current.length;
    setBusy(true);
    onBusy?.(true);
    setProblem(files.length > room ? t('pictures.full', { most: format.number(mostPictures) }) : null);
    for (const file of files.slice(0, room)) {
      try {
        await addOne(file);
      } catch (error) {
        setProblem(`${t('pictures.failed')}: ${messageOf(error)}`);
      }
    }
    setBusy(false);
    onBusy?.(false);
  }
  return { add: (files: File[]) => void add(files), busy, problem, previews };
}

interface FileButtonProps {
  label: string;
  /** Path of the icon. */
  icon: string;
  /** Opens the camera at once. */
  takes?: boolean;
  busy?: boolean;
  disabled: boolean;
  onChoose: (files: File[]) => void;
  sx?: SxProps<Theme>;
}

function FileButton({ label, icon, takes = false, busy, disabled, onChoose, sx }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])]);
    // Resets the input, because choosing the same file again would not trigger a change event.
    target.value = '';
  }
  return (
    <>
      <Button
        type="button"
        variant="outlined"
        loading={busy}
        disabled={disabled}
        startIcon={<Icon path={icon} />}
        onClick={() => input.current?.click()}
        sx={sx}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        multiple={!takes}
        type="file"
        accept="image/*"
        capture={takes ? 'environment' : undefined}
        aria-label={label}
        onChange={choose}
      />
    </>
  );
}

interface PreviewProps {
  number: number;
  disabled: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function Preview({ number, disabled, onRemove, children }: PreviewProps) {
  const { t } = useTranslation('returns');
  return (
    <Box
      sx={{ position: 'relative', borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
    >
      {children}
      <IconButton
        type="button"
        size="small"
        aria-label={t('pictures.remove', { number })}
        disabled={disabled}
        onClick={onRemove}
        sx={{
          position: 'absolute',
          insetBlockStart: 2,
          insetInlineEnd: 2,
          backgroundColor: 'background.paper',
          '&:hover': { backgroundColor: 'background.paper' },
        }}
      >
        <Icon path={mdiClose} size={16} />
      </IconButton>
    </Box>
  );
}
