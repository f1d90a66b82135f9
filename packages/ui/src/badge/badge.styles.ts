import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export type BadgeVariant = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const { color } = tokens;

const variants = {
  neutral: css`
    background: ${color.sunken};
    color: ${color.ink};
  `,
  accent: css`
    background: ${color.voltQuiet};
    color: ${color.voltText};
  `,
  success: css`
    background: ${color.successQuiet};
    color: ${color.success};
  `,
  warning: css`
    background: ${color.warningQuiet};
    color: ${color.warning};
  `,
  danger: css`
    background: ${color.dangerQuiet};
    color: ${color.danger};
  `,
};

export const BadgeElement = styled.span<{ $variant: BadgeVariant; $wraps: boolean }>`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 2px ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  line-height: 20px;
  white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
  overflow-wrap: anywhere;
  ${({ $variant }) => variants[$variant]}

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;
