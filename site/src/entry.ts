/** The module that `build.ts` compiles: the renderer and the finished stylesheet. */
export { default as css } from "./styles/site.css?inline";
export * from "./render.tsx";
