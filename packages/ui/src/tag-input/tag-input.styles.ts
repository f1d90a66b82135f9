import { Autocomplete } from '@base-ui/react/autocomplete';
import { inputFrameStyle, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const TagFrame = styled(Autocomplete.InputGroup)`
  ${inputFrameStyle}
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  min-block-size: 44px;
  padding: 5px;
  cursor: text;
`;

export const TagList = styled.ul`
  display: contents;
`;

export const TagItem = styled.li`
  display: flex;
  max-inline-size: 100%;
`;

export const TagText = styled(Autocomplete.Input)`
  flex: 1 1 120px;
  min-inline-size: 0;
  min-block-size: 32px;
  padding: 0 ${tokens.space[2]};
  border: 0;
  outline: none;
  background: none;
  color: ${tokens.color.ink};
  font-size: ${tokens.text[16]};

  &::placeholder {
    color: ${tokens.color.inkMuted};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const SuggestionPositioner = styled(Autocomplete.Positioner)`
  z-index: ${tokens.layer.overlay};
  outline: none;

  &[data-empty] {
    display: none;
  }
`;

export const SuggestionPanel = styled.div`
  inline-size: var(--anchor-width);
  max-block-size: min(280px, var(--available-height));
  overflow: auto;
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
`;

export const Suggestion = styled(Autocomplete.Item)`
  min-block-size: 36px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.s};
  font-size: ${tokens.text[14]};
  cursor: default;
  outline: none;
  user-select: none;

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }

  &[data-highlighted] {
    background: ${tokens.color.sunken};
  }
`;
