/** A drawn bowl for every image URL in the examples. */
export const IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
  <rect width="640" height="480" fill="#FFFCF7"/>
  <g fill="none" stroke="#221C15" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">
    <path d="M170 240h300c0 90-60 150-150 150S170 330 170 240Z"/>
    <path d="M260 390h120"/>
    <path stroke="#C93A12" d="M270 190c-24-30 24-50 0-80M320 190c-24-30 24-50 0-80M370 190c-24-30 24-50 0-80"/>
  </g>
</svg>
`;
