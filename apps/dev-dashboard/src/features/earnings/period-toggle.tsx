import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import { PERIOD_LABELS, PERIODS, type Period } from './period.ts';

type PeriodToggleProps = { period: Period; onChange: (period: Period) => void };

export function PeriodToggle({ period, onChange }: PeriodToggleProps) {
  return (
    <Toggle role="group" aria-label="Period">
      {PERIODS.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === period}
          onClick={() => onChange(value)}
        >
          {PERIOD_LABELS[value]}
        </button>
      ))}
    </Toggle>
  );
}

const Toggle = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};

  button {
    min-block-size: 34px;
    padding-inline: ${tokens.space[4]};
    border: 0;
    border-radius: ${tokens.radius.s};
    background: none;
    color: ${tokens.color.inkMuted};
    font: inherit;
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.medium};
    cursor: pointer;
    transition: color ${tokens.motion.fast};

    ${tokens.media.coarse} {
      min-block-size: 44px;
    }
  }
  button:hover {
    color: ${tokens.color.ink};
  }
  button[aria-pressed='true'] {
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.low};
    color: ${tokens.color.ink};
  }
`;
