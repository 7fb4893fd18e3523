import type { ReactNode } from 'react';
import type { Drawing } from './drawing';

/** The strokes of one drawing. */
export function Strokes({ of: drawing }: { of: Drawing }) {
  return drawings[drawing];
}

const water = (
  <g className="water">
    <path d="M12 86c5-3 9-3 14 0s9 3 14 0M120 86c5-3 9-3 14 0s9 3 14 0" />
    <path d="M34 96c5-3 9-3 14 0s9 3 14 0 9-3 14 0M96 96c5-3 9-3 14 0s9 3 14 0" />
  </g>
);

const duck =
  'M46 66c-4-1-7-4-8-9 7 3 13 2 19-1 6-3 13-4 20-2 8 2 14 1 17-4 3-6-2-10-2-18 0-9 7-15 15-15 9 0 15 7 15 15 0 10-7 13-6 23 2 17-9 31-29 31H73c-14 0-24-7-27-20z';

const drawings: Record<Drawing, ReactNode> = {
  pond: (
    <>
      {water}
      <path className="wash" d={duck} />
      <path d={duck} />
      <path className="accent" d="M121 27l12 4c2 1 2 4 0 4-4 2-8 2-12 1" />
      <path d="M95 47c7 4 14 4 21 1M64 68c8 8 22 9 33 1-2-5-6-8-11-9" />
      <circle cx="111" cy="28" r="1.9" className="dot" />
    </>
  ),
  nest: (
    <>
      <path
        className="warm"
        d="M57 62c-4-12 1-24 9-24s12 11 10 24zM76 60c-3-13 2-25 10-25s13 12 9 26zM95 62c-1-10 4-19 10-19s10 9 7 21z"
      />
      <path
        className="accent"
        d="M57 60c-3-11 1-22 9-22s12 10 11 21M77 59c-3-12 1-24 9-24s12 12 9 25M96 60c0-9 4-17 9-17s9 8 7 19"
      />
      <path className="wash" d="M36 64c16-6 72-6 90 0-2 17-20 28-45 28S39 81 36 64z" />
      <path d="M36 64c2 17 20 28 45 28s43-11 45-28" />
      <path d="M28 66c14-7 30-4 46-4s44-5 60 3M40 73c14-5 28 2 42-1s26-3 40 0M47 82c12-3 22 2 34 0s20-2 32-1" />
      <path d="M30 58l12 7M133 57l-13 7M24 72l14 1" />
    </>
  ),
  reeds: (
    <>
      {water}
      <path d="M60.5 70c-.3-8-.8-14-1.5-20M84 86c0-24 1-38 2-54M107 76c1-6 2-11 4-16" />
      <path
        className="warmHead"
        d="M51 27c-1-4 1-7 4-7s5 2 6 6l3 18c0 4-1 6-4 6s-5-2-6-5zM83 10c0-4 2-6 4-6s4 2 4 6l-1 19c0 4-2 5-4 5s-4-1-4-5zM112 36c2-4 5-5 7-4s4 3 2 7l-6 16c-2 4-4 5-6 4s-3-3-2-7z"
      />
      <path d="M55 20l-3-10M87 4V-4M120 32l4-10" />
      <path className="wash" d="M72 86C70 66 58 52 40 46c6 14 14 28 24 40zM94 86c2-24 14-42 34-50-2 18-10 36-24 50z" />
      <path d="M72 86C70 66 58 52 40 46c6 14 14 28 24 40M94 86c2-24 14-42 34-50-2 18-10 36-24 50" />
    </>
  ),
  lily: (
    <>
      {water}
      <path className="wash" d="M47 83l33-9-44 0c0-8 20-14 44-14s44 6 44 14-20 14-44 14c-13 0-25-2-33-5z" />
      <path d="M47 83l33-9H36c0-8 20-14 44-14s44 6 44 14-20 14-44 14c-13 0-25-2-33-5z" />
      <path
        className="warm"
        d="M80 66c-14 1-24-5-28-15 8-1 14 0 19 3-3-7-2-14 1-20 4 2 6 5 8 9 2-4 4-7 8-9 3 6 4 13 1 20 5-3 11-4 19-3-4 10-14 16-28 15z"
      />
      <path
        className="accent"
        d="M80 66c-14 1-24-5-28-15 11-1 20 3 24 9M80 66c14 1 24-5 28-15-11-1-20 3-24 9M80 66c-9-9-12-21-8-32 9 5 13 17 8 32zM80 66c9-9 12-21 8-32-9 5-13 17-8 32z"
      />
    </>
  ),
  ripples: (
    <>
      <g className="water">
        <path d="M18 72c0-13 28-24 62-24s62 11 62 24-28 24-62 24-62-11-62-24z" />
        <path d="M40 72c0-9 18-16 40-16s40 7 40 16-18 16-40 16-40-7-40-16z" />
      </g>
      <path className="wash" d="M62 72c0-4 8-8 18-8s18 4 18 8-8 8-18 8-18-4-18-8z" />
      <path d="M62 72c0-4 8-8 18-8s18 4 18 8-8 8-18 8-18-4-18-8z" />
      <path className="warm" d="M84 10c12 3 18 14 15 27-5 4-10 5-15 3-4-10-4-20 0-30z" />
      <path
        className="accent"
        d="M84 10c12 3 18 14 15 27-5 4-10 5-15 3-4-10-4-20 0-30zM87 58c-1-14 0-28 4-38M88 34l6-6M88 40l8-5"
      />
    </>
  ),
};
