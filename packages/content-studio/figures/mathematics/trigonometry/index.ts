import { complementaryTriangle } from './complementary-triangle.ts';
import { halfEquilateralTriangle } from './half-equilateral-triangle.ts';
import { hypotenuseOf10Cm } from './hypotenuse-of-10-cm.ts';
import { hypotenuseOne } from './hypotenuse-one.ts';
import { isoscelesWithHeight } from './isosceles-with-height.ts';
import { libraryRamp } from './library-ramp.ts';
import { perpendicularInATriangle } from './perpendicular-in-a-triangle.ts';
import { quarterOfUnitCircle } from './quarter-of-unit-circle.ts';
import { rectangleWithDiagonal } from './rectangle-with-diagonal.ts';
import { sameAngleAnySize } from './same-angle-any-size.ts';
import { setSquares } from './set-squares.ts';
import { sidesOfARightTriangle } from './sides-of-a-right-triangle.ts';
import { sineAndCosine } from './sine-and-cosine.ts';
import { solarPanel } from './solar-panel.ts';
import { tangentAndSecant } from './tangent-and-secant.ts';
import { triangle815 } from './triangle-8-15.ts';
import { triangle202129 } from './triangle-20-21-29.ts';
import { triangle3060 } from './triangle-30-60.ts';
import { triangle45 } from './triangle-45.ts';
import { twoRightTriangles } from './two-right-triangles.ts';

export const figures = [
  complementaryTriangle,
  halfEquilateralTriangle,
  hypotenuseOf10Cm,
  hypotenuseOne,
  isoscelesWithHeight,
  libraryRamp,
  perpendicularInATriangle,
  quarterOfUnitCircle,
  rectangleWithDiagonal,
  sameAngleAnySize,
  setSquares,
  sidesOfARightTriangle,
  sineAndCosine,
  solarPanel,
  tangentAndSecant,
  triangle202129,
  triangle3060,
  triangle45,
  triangle815,
  twoRightTriangles,
];
