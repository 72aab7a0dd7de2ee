/** `findBy` and `waitFor` wait long enough for a busy machine: the default of one second fails there. */
import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 30_000 });
