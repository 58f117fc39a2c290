import { useLanguage } from '@mawad/shared-i18n';
import sheet, * as styles from './brand-mark.module.css';

/** The logo: a brick bond of four offset blocks. Decorative, so text or a labelled link must name it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <>
      {sheet}
      <svg viewBox="0 0 32 32" aria-hidden fontSize={size} className={styles.mark}>
        <g fill="var(--mw-palette-primary-main)">
          <rect x="1" y="5" width="18" height="10" rx="1.5" />
          <rect x="13" y="17" width="18" height="10" rx="1.5" />
        </g>
        <rect x="21" y="5" width="10" height="10" rx="1.5" fill="var(--mw-palette-accent-main)" />
        <rect x="1" y="17" width="10" height="10" rx="1.5" fill="var(--mw-palette-text-secondary)" />
      </svg>
    </>
  );
}

/**
 * The Arabic name as a path drawn from IBM Plex Sans Arabic Bold, so that an English page loads no Arabic
 * font for one word.
 */
function ArabicName() {
  return (
    <svg
      role="img"
      aria-label="مواد"
      lang="ar"
      viewBox="0 -968 1762 1208"
      fill="currentColor"
      style={{ inlineSize: '1.762em', blockSize: '1.208em' }}
    >
      <path d="M174 0q-70 0-107-35q-37-35-37-112v-67h115v64h153q67 0 67-52q0-12-6-25q-6-14-19-31q-13-17-33-38q-21-21-51-49l-99-92l102-110l81 80q37 37 63 69q26 32 42 63q16 31 23 64q7 32 7 69q0 96-49 149q-49 53-138 53h-114zM570-740h120v740h-120v-740zM780 90h64q95 0 153-24q57-24 81-66h-116q-81 0-126-47q-46-48-46-133q0-52 16-96q15-45 43-77q27-33 65-51q37-19 81-19q91 0 144 72q53 72 58 201h51v120l-30 30h-34q-28 115-110 178q-83 62-220 62h-74v-150zM890-200q0 27 22 39q22 11 60 11h125v-3q0-54-32-87q-33-33-83-33q-39 0-65 21q-27 20-27 52zM1365-56q-23 31-57 44q-35 12-90 12v-120l30-30q37 0 54-11q17-11 28-39l28-69q13-32 29-60q16-28 38-49q22-21 50-33q27-12 63-12q94 0 142 74q47 74 47 205v29l-95 141l-267-82zM1420-195l201 61v-10q0-60-29-94q-29-34-79-34q-32 0-55 17q-24 17-36 54l-2 6z" />
    </svg>
  );
}

/** The logo with the name in both scripts, the reader's first. */
export function Wordmark({ size = 28 }: { size?: number }) {
  const isArabic = useLanguage() === 'ar';
  const names = [
    <bdi key="en" lang="en">
      Mawad
    </bdi>,
    <ArabicName key="ar" />,
  ];
  const [first, second] = isArabic ? names.reverse() : names;
  return (
    <span className={styles.wordmark} style={{ columnGap: `${size * 0.3}px`, fontSize: `${size * 0.72}px` }}>
      <BrandMark size={size} />
      {first}
      <span aria-hidden className={styles.line} />
      {second}
    </span>
  );
}
