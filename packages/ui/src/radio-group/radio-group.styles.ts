import styled, { css } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

export type RadioVariant = 'list' | 'cards';

const { color, space } = tokens;

export const Options = styled.div<{ $variant: RadioVariant }>`
  display: grid;
  gap: ${({ $variant }) => ($variant === 'cards' ? space[3] : space[2])};

  ${tokens.media.coarse} {
    gap: ${({ $variant }) => ($variant === 'cards' ? space[3] : 0)};
  }
  ${tokens.media.wide} {
    ${({ $variant }) =>
      $variant === 'cards' &&
      css`
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));

        /* Three in a row, or else one: the last of three would look like another choice. */
        &:has(> :nth-child(3):last-child) {
          grid-template-columns: repeat(
            auto-fit,
            minmax(min(100%, max(10rem, (32rem - 100%) * 999)), 1fr)
          );
        }
        &:has(> :nth-child(4):last-child) {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      `}
  }
`;

const card = css`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.m};
  background: ${color.surface};
  transition: border-color ${tokens.motion.fast};

  &:hover:not(:has(:disabled)) {
    border-color: ${color.inkMuted};
  }
  &:has(:checked) {
    border-color: ${color.volt};
    background: ${color.voltQuiet};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  input:focus-visible {
    outline: none;
  }
`;

const listTarget = css`
  ${tokens.media.coarse} {
    padding-block: 10px;
  }
`;

export const OptionRow = styled.label<{ $variant: RadioVariant }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[3]};
  align-content: start;
  align-items: start;
  font-size: ${tokens.text[14]};
  line-height: 24px;
  cursor: pointer;
  ${({ $variant }) => ($variant === 'cards' ? card : listTarget)}

  &:has(:disabled) {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`;

/** The dot is a thick border, which is visible in forced-colors mode. */
export const Dot = styled.input`
  inline-size: 20px;
  block-size: 20px;
  margin: 2px 0;
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.full};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition: border-width ${tokens.motion.fast};

  &:hover:not(:disabled) {
    border-color: ${color.voltText};
  }
  &:checked {
    border: 6px solid ${color.volt};
    background: ${color.onVolt};
  }
  fieldset[data-invalid] &:not(:checked) {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.55;
  }
`;

export const OptionLabel = styled.span<{ $variant: RadioVariant }>`
  font-weight: ${({ $variant }) => tokens.weight[$variant === 'cards' ? 'semibold' : 'normal']};
`;

export const OptionHint = styled.span`
  grid-column: 2;
  color: ${color.inkMuted};
  line-height: 1.5;
`;
