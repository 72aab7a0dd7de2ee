/** `findBy` and `waitFor` wait longer than the default of one second, which is too short on a busy machine. */
import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 30_000 });
