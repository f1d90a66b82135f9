import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export type NoticeVariant = 'info' | 'success' | 'warning' | 'danger';

const { color } = tokens;

const variants = {
  info: css`
    background: ${color.voltQuiet};
    --mark: ${color.voltText};
  `,
  success: css`
    background: ${color.successQuiet};
    --mark: ${color.success};
  `,
  warning: css`
    background: ${color.warningQuiet};
    --mark: ${color.warning};
  `,
  danger: css`
    background: ${color.dangerQuiet};
    --mark: ${color.danger};
  `,
};

export const NoticeElement = styled.div<{ $variant: NoticeVariant }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  color: ${color.ink};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  ${({ $variant }) => variants[$variant]}
`;

export const NoticeText = styled.div`
  display: flex;
  flex: 1 1 240px;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding-block: 6px;

  > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1.5px;
    color: var(--mark);
  }
`;
