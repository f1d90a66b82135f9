import { isKey, tokens } from '@showcase/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { narrowHidden } from './narrow-hidden.ts';

/** The rule of an order, in a box that Escape or a press elsewhere closes. */
export function OrderRule({ rule }: { rule: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return (
    <div
      ref={frame}
      onKeyDown={(event) => {
        if (!isKey(event, 'Escape') || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <Why
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>Why this order?</span>
      </Why>
      <div id={panelId}>{isOpen && <Rule>{rule}</Rule>}</div>
    </div>
  );
}

const Why = styled.button`
  min-block-size: 36px;
  min-inline-size: 36px;
  padding-inline: ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${tokens.color.inkMuted};
  font: inherit;
  text-decoration-line: underline;
  text-decoration-style: dotted;
  text-underline-offset: 3px;
  cursor: pointer;

  > span {
    ${narrowHidden}
  }

  &::before {
    content: '?' / '';
    font-size: ${tokens.text[16]};
    font-weight: ${tokens.weight.semibold};
  }

  &:hover,
  &:active {
    color: ${tokens.color.ink};
    text-decoration-style: solid;
  }

  ${tokens.media.wide} {
    &::before {
      content: none;
    }
  }

  ${tokens.media.coarse} {
    min-block-size: 44px;
    min-inline-size: 44px;
  }
`;

/** At the end of the row, so that it does not leave a narrow screen. */
const Rule = styled.p`
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space[1]});
  inset-inline-end: 0;
  z-index: ${tokens.layer.panel};
  inline-size: min(320px, 100vw - 2 * ${tokens.space[4]});
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.high};
  color: ${tokens.color.ink};
  white-space: normal;
`;
