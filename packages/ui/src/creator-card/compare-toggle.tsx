import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { bidi } from '../format/bidi.ts';
import { CompareButton } from './compare-toggle.styles.ts';

type CompareToggleProps = { name: string; isOn: boolean; onToggle: () => void };

/** Adds a creator to a comparison, or removes them. Its clicks do not reach the card. */
export function CompareToggle({ name, isOn, onToggle }: CompareToggleProps) {
  const Icon = isOn ? Check : Plus;
  return (
    <CompareButton
      type="button"
      aria-pressed={isOn}
      aria-label={bidi`Compare ${name}`}
      onClick={(event) => {
        event.stopPropagation();
        event.preventDefault();
        onToggle();
      }}
    >
      <Icon aria-hidden />
      Compare
    </CompareButton>
  );
}
