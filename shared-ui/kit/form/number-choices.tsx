import { useTranslation } from '@mawad/shared-i18n';
import { PlainButton } from '../plain-button.tsx';

interface NumberChoicesProps {
  numbers: readonly number[];
  /** Formats a number for its button. */
  write: (number: number) => string;
  onChoose: (number: number) => void;
}

/** Buttons for the numbers that an ambiguous text may mean, or for permitted numbers near a refused one. */
export function NumberChoices({ numbers, write, onChoose }: NumberChoicesProps) {
  const { t } = useTranslation('common');
  return (
    <div role="group" aria-label={t('numbers.choices')} style={rowStyle}>
      {numbers.map((number) => (
        <PlainButton key={number} look="outlined" onClick={() => onChoose(number)}>
          {write(number)}
        </PlainButton>
      ))}
    </div>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 } as const;
